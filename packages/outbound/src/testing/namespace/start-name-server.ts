import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import ipaddr from 'ipaddr.js';

/** A and AAAA answers for a name. A function is asked with how often this type was asked for before. */
export type Zone = Record<string, ZoneEntry>;
type ZoneEntry = string[] | ((before: number) => string[]) | { alias: string; answers: string[] } | 'silent';

const types: Record<number, 'A' | 'AAAA'> = { 1: 'A', 28: 'AAAA' };

/** A name server for UDP that answers from a zone with a time to live of 0. Names that are not in it do not exist. */
export async function startNameServer(zone: Zone): Promise<{
  /** Questions in the order in which they came: `A hooks.example.com`. */
  questions: string[];
  close(): void;
}> {
  const questions: string[] = [];
  const socket = createSocket('udp4');
  socket.on('message', (query, { port, address }) => {
    const { name, type, end } = readQuestion(query);
    const kind = types[type];
    const question = `${kind ?? type} ${name}`;
    const before = questions.filter((earlier) => earlier === question).length;
    questions.push(question);
    const entry = zone[name];
    if (entry === 'silent') return;
    const found = typeof entry === 'function' ? entry(before) : entry;
    const alias = found && 'alias' in found ? found.alias : undefined;
    const answers = found && 'alias' in found ? found.answers : (found ?? []);
    const owner = encodeName(alias ?? name);
    const records = answers
      .map((answer) => Buffer.from(ipaddr.parse(answer).toByteArray()))
      .filter(({ length }) => length === (kind === 'A' ? 4 : kind === 'AAAA' ? 16 : -1))
      .map((data) => record(owner, type, data));
    if (alias !== undefined) records.unshift(record(encodeName(name), 5, encodeName(alias)));
    const header = Buffer.alloc(12);
    header.writeUInt16BE(query.readUInt16BE(0), 0);
    header.writeUInt16BE(entry ? 0x8580 : 0x8583, 2); // an authoritative answer; 3: no such name
    header.writeUInt16BE(1, 4);
    header.writeUInt16BE(records.length, 6);
    socket.send(Buffer.concat([header, query.subarray(12, end), ...records]), port, address);
  });
  socket.bind(53, '127.0.0.1');
  await once(socket, 'listening');
  return { questions, close: () => socket.close() };
}

/** The first question of a message, and where it ends. */
function readQuestion(message: Buffer): { name: string; type: number; end: number } {
  const labels: string[] = [];
  let at = 12;
  for (let length = message.readUInt8(at); length > 0; length = message.readUInt8(at)) {
    labels.push(message.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join('.').toLowerCase(), type: message.readUInt16BE(at + 1), end: at + 5 };
}

function encodeName(name: string): Buffer {
  const labels = name.split('.').map((label) => Buffer.from(`${String.fromCharCode(label.length)}${label}`));
  return Buffer.concat([...labels, Buffer.of(0)]);
}

function record(owner: Buffer, type: number, data: Buffer): Buffer {
  const fixed = Buffer.alloc(10);
  fixed.writeUInt16BE(type, 0);
  fixed.writeUInt16BE(1, 2); // the internet; the time to live that follows is 0
  fixed.writeUInt16BE(data.length, 8);
  return Buffer.concat([owner, fixed, data]);
}
