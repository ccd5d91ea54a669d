import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import { type Endpoint, OFFICE_ROLES, type RoleKind } from '@ebpls/contracts';
import { POLICY } from '@ebpls/rules';
import type { GenericSchema } from 'valibot';

import type { ServedEndpoint } from '../../api/src/platform/http/api.ts';

/** An endpoint as a section of its area's page: the same schemas that guard it, in words. */
export function describeEndpoint({ endpoint, action }: ServedEndpoint): string {
  const parts = [
    `## ${endpoint.method} ${endpoint.path}`,
    `${endpoint.summary}. ${listAdmitted(action)}`,
    describeFields('Path', endpoint.params),
    describeFields('Query', endpoint.query),
    describeBody(endpoint),
    describeReply(endpoint),
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

function describeBody(endpoint: Endpoint): string {
  if (endpoint.accepts === 'multipart') return '**Body**: files as `multipart/form-data`.';
  if (endpoint.accepts === 'raw') return '**Body**: the raw bytes that the sender signed.';
  return describeFields('Body', endpoint.body);
}

function describeReply({ reply }: Endpoint): string {
  return reply === undefined ? '**Reply**: a file, or 204 without content.' : describeFields('Reply', reply);
}

/** Who may call it, from the policy table. */
function listAdmitted(action: ServedEndpoint['action']): string {
  if (action === 'public') return '**Public.** No sign-in is required.';
  const { roles, ...more } = POLICY[action] as {
    readonly roles: readonly RoleKind[];
    readonly permission?: string;
    readonly requires_password?: true;
  };
  const permission = more.permission === undefined ? '' : ` with the permission \`${more.permission}\``;
  const password = more.requires_password === true ? ' The password must be confirmed.' : '';
  return `**Permitted**: ${rolesInWords(roles)}${permission} (\`${action}\`).${password}`;
}

const KIND: Readonly<Partial<Record<RoleKind, string>>> = {
  user: 'owners',
  none: 'users without a role',
  other: 'users with another role',
};

function rolesInWords(roles: readonly RoleKind[]): string {
  const hasAllOffices = OFFICE_ROLES.every((office) => roles.includes(office));
  const others = roles.filter((role) => !hasAllOffices || !OFFICE_ROLES.some((office) => office === role));
  const names = others.map((role) => KIND[role] ?? role);
  return [...names, ...(hasAllOffices ? ['all offices'] : [])].join(', ');
}

/** The fields of a schema as a table: name, type, whether it is required. */
function describeFields(title: string, schema: GenericSchema | undefined): string {
  if (schema === undefined) return '';
  const wire = toJsonSchema(schema, { typeMode: 'input', errorMode: 'ignore', target: 'openapi-3.0' });
  const { type, properties, required = [] } = wire;
  if (type !== 'object' || properties === undefined) return `**${title}**: ${describeType(wire)}.`;
  const rows = Object.entries(properties).map(
    ([name, field]) =>
      `| \`${name}\` | ${describeType(field as JsonSchema)} | ${required.includes(name) ? 'yes' : 'no'} |`,
  );
  return `**${title}**\n\n| Field | Type | Required |\n|---|---|---|\n${rows.join('\n')}`;
}

/** The kind of a value in a few words. */
function describeType(schema: JsonSchema, depth = 0): string {
  const { type, enum: values, anyOf, oneOf, items, properties } = schema;
  if (values !== undefined) return values.map((value) => `\`${JSON.stringify(value).replaceAll('"', '')}\``).join(', ');
  const choices = anyOf ?? oneOf;
  if (choices !== undefined)
    return [...new Set(choices.map((choice) => describeType(choice as JsonSchema, depth)))].join(' or ');
  if (type === 'array') return `list of ${items === undefined ? 'values' : describeType(items as JsonSchema, depth)}`;
  return properties === undefined ? describePlainType(schema) : describeObject(Object.keys(properties), depth);
}

function describeObject(names: readonly string[], depth: number): string {
  return depth > 0 ? 'object' : `object with ${names.map((name) => `\`${name}\``).join(', ')}`;
}

function describePlainType({ type, maxLength }: JsonSchema): string {
  if (type === 'string') return maxLength === undefined ? 'text' : `text, at most ${maxLength} characters`;
  return typeof type === 'string' ? type : 'value';
}
