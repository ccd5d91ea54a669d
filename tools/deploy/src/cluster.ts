import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { type StoppableProcess, startChildProcess } from '@ebpls/launcher/child-process';
import { databaseAccount, sendSignal } from '@ebpls/postgres';
import { Client } from 'pg';

import { getMemberAddress, getDataFolder, MEMBERS, type Places, writeFiles } from './cluster-files.ts';
import { findNewest, findProgram, findFreePort } from './programs.ts';

const READY_TIMEOUT_MS = 120_000;

/** Connections to the drill's cluster of three PostgreSQL servers, and its failures by command. */
export interface Cluster {
  /** To the primary, whichever it is: as the owner of the tables, and as the role that serves. */
  readonly owner_url: string;
  readonly direct_url: string;
  /** Connects as the serving role, through the pooler. */
  readonly pooled_url: string;
  /** The member that is the primary now. */
  readonly primary: () => Promise<number>;
  /** Ends a member's machine as a power cut does: Patroni, its server, and the voice it has in etcd. */
  readonly kill: (member: number) => Promise<void>;
  readonly start: (member: number) => void;
  /** Makes a member the one that leads etcd, so that losing it is the worst. */
  readonly lead: (member: number) => Promise<void>;
  /** Cuts a member's Patroni and etcd off from the others for this time, as a network failure does. */
  readonly cutOff: (member: number, ms: number) => Promise<void>;
  /** Hands the primary over to the standby that has everything, as before maintenance. */
  readonly switchPrimary: () => Promise<void>;
  /** Waits until two standbys follow and one of them has every commit. */
  readonly untilWhole: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Three servers under Patroni and etcd, HAProxy and pgbouncer, with the shipped files. Throws MissingProgram. */
export async function openCluster(folder: string): Promise<Cluster> {
  const { programs, places } = await settle(folder);
  const { run, stop: stopOthers } = openPrograms(places);
  const { start, kill, cutOff, stop: stopMembers } = openMembers({ folder, programs, run });
  const stop = async (): Promise<void> => {
    await stopMembers();
    await stopOthers();
  };
  try {
    writeFiles(places);
    for (const member of MEMBERS) start(member);
    run(programs.haproxy, ['-db', '-f', join(folder, 'haproxy.cfg')]);
    await untilWhole();
    await makeRoles(places);
    run(programs.pgbouncer, [join(folder, 'pgbouncer.ini')]);
    return { ...toUrls(places), primary, kill, lead, start, cutOff, switchPrimary: handOver, untilWhole, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function settle(folder: string) {
  const programs = {
    etcd: findProgram('etcd', 'etcd-server'),
    patroni: findProgram('patroni', 'patroni'),
    haproxy: findProgram('haproxy', 'haproxy'),
    pgbouncer: findProgram('pgbouncer', 'pgbouncer'),
  };
  const bin_dir = dirname(findNewest('/usr/lib/postgresql/*/bin/postgres', 'postgresql'));
  const secret = () => randomBytes(12).toString('hex');
  const places: Places = {
    folder,
    account: databaseAccount(join(folder, 'none')),
    bin_dir,
    passwords: { SUPERUSER: secret(), REPLICATION: secret(), REWIND: secret(), APP: secret() },
    ports: { primary: await findFreePort(), pooler: await findFreePort() },
  };
  return { programs, places };
}

/** Programs of the cluster run as the account of the database, and end with us. */
function openPrograms({ folder, account: { uid, gid } }: Places) {
  const processes: StoppableProcess[] = [];
  return {
    run: (program: string, args: readonly string[]): StoppableProcess => {
      const startedProgram = startChildProcess(program, args, { cwd: folder, stdio: 'ignore', uid, gid });
      processes.push(startedProgram);
      return startedProgram;
    },
    stop: async () => void (await Promise.all(processes.map((program) => program.stop()))),
  };
}

interface Members {
  readonly folder: string;
  readonly programs: { readonly etcd: string; readonly patroni: string };
  readonly run: (program: string, given: readonly string[]) => StoppableProcess;
}

/** The machines of the cluster: each has a voice in etcd, and Patroni with its server. */
function openMembers({ folder, programs, run }: Members): Pick<Cluster, 'start' | 'kill' | 'cutOff' | 'stop'> {
  const runningNodes = new Map<number, { readonly etcd: StoppableProcess; readonly patroni: StoppableProcess }>();
  const listPrograms = (member: number): StoppableProcess[] => Object.values(runningNodes.get(member) ?? {});
  const send = (member: number, name: NodeJS.Signals): void =>
    listPrograms(member).forEach((program) => void program.process.kill(name));
  return {
    start: (member) => {
      const etcd = run(programs.etcd, ['--config-file', join(folder, `etcd-${member}.yml`)]);
      runningNodes.set(member, { etcd, patroni: run(programs.patroni, [join(folder, `patroni-${member}.yml`)]) });
    },
    kill: async (member) => {
      // Patroni runs the server in a group of its own; a power cut stops both at once.
      send(member, 'SIGKILL');
      endServer(folder, member);
      await Promise.all(listPrograms(member).map(({ exited }) => exited));
    },
    cutOff: async (member, ms) => {
      send(member, 'SIGSTOP');
      await pause(ms);
      send(member, 'SIGCONT');
    },
    stop: async () => {
      // A primary gives up its place in etcd, which therefore ends later, with the others.
      await Promise.all([...runningNodes.values()].map(({ patroni }) => patroni.stop(30_000)));
      for (const member of MEMBERS) endServer(folder, member);
    },
  };
}

/** Kills the server of a member by the number in its own file. */
function endServer(folder: string, member: number): void {
  const file = join(getDataFolder(folder, member), 'postmaster.pid');
  const pid = existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n', 1)[0]) : 0;
  if (pid > 1) sendSignal(pid, 'SIGKILL');
}

/** Gives a member the lead of etcd, whichever has it. */
async function lead(member: number): Promise<void> {
  const sendCommand = async (
    of: number,
    path: string,
    body: object,
  ): Promise<{ header: { member_id: string }; leader: string }> => {
    const url = `http://${getMemberAddress(of)}:2379/v3/maintenance/${path}`;
    const answer = await fetch(url, { method: 'POST', body: JSON.stringify(body), signal: AbortSignal.timeout(5_000) });
    if (!answer.ok) throw new Error(`etcd of db-${of} refused ${path}: ${await answer.text()}`);
    return (await answer.json()) as Awaited<ReturnType<typeof sendCommand>>;
  };
  const replies = await Promise.all(MEMBERS.map(async (of) => ({ of, ...(await sendCommand(of, 'status', {})) })));
  const next = replies.find(({ of }) => of === member);
  const now = replies.find(({ header, leader }) => header.member_id === leader);
  if (next === undefined || now === undefined) throw new Error('etcd has no leader');
  if (now !== next) await sendCommand(now.of, 'transfer-leadership', { targetID: next.header.member_id });
}

async function asks(member: number, path: string, init?: RequestInit): Promise<Response | undefined> {
  const url = `http://${getMemberAddress(member)}:8008${path}`;
  return fetch(url, { signal: AbortSignal.timeout(2_000), ...init }).catch(() => undefined);
}

async function primary(): Promise<number> {
  for (const member of MEMBERS) if ((await asks(member, '/primary'))?.status === 200) return member;
  return 0;
}

async function untilWhole(): Promise<void> {
  const deadline = performance.now() + READY_TIMEOUT_MS;
  while (performance.now() < deadline) {
    const statuses = await Promise.all(
      MEMBERS.flatMap((member) => [asks(member, '/synchronous'), asks(member, '/replica')]),
    );
    const [synchronous, replicas] = [0, 1].map(
      (kind) => statuses.filter((one, at) => at % 2 === kind && one?.status === 200).length,
    );
    if (synchronous === 1 && replicas === 2 && (await primary()) !== 0) return;
    await pause(500);
  }
  throw new Error('the cluster did not come together: a primary, a synchronous standby and another one');
}

async function handOver(): Promise<void> {
  const leader = await primary();
  const body = JSON.stringify({ leader: `db-${leader}` });
  const answer = await asks(leader, '/switchover', { method: 'POST', body, signal: AbortSignal.timeout(60_000) });
  if (answer?.status !== 200) throw new Error(`the primary was not handed over: ${await answer?.text()}`);
}

async function makeRoles(places: Places): Promise<void> {
  const { superuser_url } = toUrls(places);
  const { APP } = places.passwords;
  const client = new Client({ connectionString: superuser_url });
  await client.connect();
  await client.query(`create role ebpls_owner login password '${APP}'`);
  await client.query(`create role ebpls_app login password '${APP}'`);
  await client.query('create database ebpls owner ebpls_owner');
  await client.end();
}

function toUrls({ ports, passwords: { SUPERUSER, APP } }: Places) {
  const direct = `127.0.0.1:${ports.primary}`;
  return {
    superuser_url: `postgresql://postgres:${SUPERUSER}@${direct}/postgres`,
    owner_url: `postgresql://ebpls_owner:${APP}@${direct}/ebpls`,
    direct_url: `postgresql://ebpls_app:${APP}@${direct}/ebpls`,
    pooled_url: `postgresql://ebpls_app:${APP}@127.0.0.1:${ports.pooler}/ebpls`,
  };
}
