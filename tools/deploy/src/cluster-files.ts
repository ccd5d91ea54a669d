// Writes the shipped configuration of the database cluster for a drill on one machine.

import { chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const SHIPPED_FOLDER = join(import.meta.dirname, '../cluster');
export const MEMBERS = [1, 2, 3] as const;

export interface Places {
  readonly folder: string;
  readonly account: { readonly uid: number; readonly gid: number };
  readonly bin_dir: string;
  readonly passwords: Readonly<Record<'SUPERUSER' | 'REPLICATION' | 'REWIND' | 'APP', string>>;
  readonly ports: { readonly primary: number; readonly pooler: number };
}

/** Returns the address of a cluster member on this machine; the shipped files give each member one in a network. */
export const getMemberAddress = (member: number): string => `127.17.0.1${member}`;
export const getDataFolder = (folder: string, member: number): string => join(folder, `data-${member}`);

const getSocketFolder = (folder: string, member: number): string => join(folder, `socket-${member}`);

/** The shipped files with the addresses, ports, folders and passwords of this drill; nothing else differs. */
export function writeFiles(places: Places): void {
  const { folder, account, passwords } = places;
  const write = (name: string, text: string): void => {
    const path = join(folder, name);
    writeFileSync(path, text, { mode: 0o600 });
    chownSync(path, account.uid, account.gid);
  };
  chownSync(folder, account.uid, account.gid);
  for (const member of MEMBERS) {
    const sockets = getSocketFolder(folder, member);
    mkdirSync(sockets);
    chownSync(sockets, account.uid, account.gid);
    write(`etcd-${member}.yml`, toMemberText(readClusterFile('etcd.yml'), places, member));
    write(`patroni-${member}.yml`, toMemberText(readClusterFile('patroni.yml'), places, member));
  }
  write('haproxy.cfg', toLocalText(readClusterFile('haproxy.cfg'), places));
  write('pgbouncer.ini', toLocalText(readClusterFile('pgbouncer.ini'), places));
  write('userlist.txt', `"ebpls_app" "${passwords.APP}"\n`);
}

const readClusterFile = (file: string): string => readFileSync(join(SHIPPED_FOLDER, file), 'utf8');

/** A file of one member: its name and its address, where the shipped one has those of the first. */
function toMemberText(text: string, places: Places, member: number): string {
  const { folder, bin_dir, passwords } = places;
  const own = text
    .replace(/^name: db-1$/m, `name: db-${member}`)
    .replaceAll(
      /^( *(?:listen|connect_address|(?:initial-)?(?:listen|advertise)-\w+-urls): .*)10\.17\.0\.11/gm,
      `$1${getMemberAddress(member)}`,
    )
    .replace('/var/lib/etcd/ebpls', join(folder, `etcd-${member}`))
    .replace('/var/lib/postgresql/ebpls', getDataFolder(folder, member))
    .replace('/usr/lib/postgresql/18/bin', bin_dir)
    .replace('/run/postgresql/ebpls-pgpass', join(folder, `pgpass-${member}`))
    .replace('unix_socket_directories: /run/postgresql', `unix_socket_directories: ${getSocketFolder(folder, member)}`);
  const withPasswords = Object.entries(passwords).reduce(
    (all, [name, password]) => all.replaceAll(`${name}_PASSWORD`, password),
    own,
  );
  return toLocalText(withPasswords, places);
}

function toLocalText(text: string, { folder, ports }: Places): string {
  return text
    .replaceAll('10.17.0.0/24', '127.0.0.0/8')
    .replaceAll('10.17.0.1', '127.17.0.1')
    .replace('127.0.0.1:5000', `127.0.0.1:${ports.primary}`)
    .replace('port=5000', `port=${ports.primary}`)
    .replace('listen_port = 6432', `listen_port = ${ports.pooler}`)
    .replace('/etc/pgbouncer/userlist.txt', join(folder, 'userlist.txt'));
}
