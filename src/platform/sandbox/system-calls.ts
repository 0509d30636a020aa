/**
 * Numbers of the system calls that make namespaces or sockets, and the first of the three for keys (`add_key`, `request_key`,
 * `keyctl`), for each interface of a processor (`AUDIT_ARCH_…`). `multiplexed`: the call that stands for all calls of sockets.
 */
const INTERFACES = [
  { interface: 0xc000003e, clone: 56, unshare: 272, keys: 248, socket: 41 }, // x86-64
  { interface: 0x40000003, clone: 120, unshare: 310, keys: 286, socket: 359, multiplexed: 102 }, // i386
  { interface: 0xc00000b7, clone: 220, unshare: 97, keys: 217, socket: 198 }, // arm64
  { interface: 0x40000028, clone: 120, unshare: 337, keys: 309, socket: 281 }, // arm
] as const;
/** `clone3` has one number everywhere. A filter cannot read its flags, so it is refused as a kernel without it does. */
const CLONE3 = 435;
/** With `io_uring`, a process makes sockets that a filter does not see. */
const IO_URING_SETUP = 425;
const KEY_CALLS = 3;
/** The bit of calls of the x32 interface, which shares the number of x86-64. */
const X32 = 0x40000000;
const CLONE_NEWUSER = 0x10000000;
/** The kinds of sockets that builds need: UNIX, IPv4, IPv6 and netlink. */
const FAMILIES = [1, 2, 10, 16];
/** Protocols from here up are not the internet's: MPTCP and SMC make sockets of their own, which belong to no process. */
const OTHER_PROTOCOLS = 256;
/** The number of `socket` in the call that stands for all. */
const MULTIPLEXED_SOCKET = 1;

/** Offsets in `struct seccomp_data`. */
const NUMBER = 0;
const INTERFACE = 4;
/** The first argument, and the third. */
const FIRST = 16;
const THIRD = 32;

const ALLOW = 0x7fff0000;
const ERRNO = 0x00050000;
const EPERM = 1;
const ENOSYS = 38;
const EPROTONOSUPPORT = 93;
const EAFNOSUPPORT = 97;

/** Instructions of the kernel's packet filter: load a word, compare it, return. */
const LOAD = 0x20;
const EQUALS = 0x15;
const AT_LEAST = 0x35;
const HAS_BITS = 0x45;
const RETURN = 0x06;

type Instruction = readonly [code: number, yes: number, no: number, value: number];
/** An instruction that goes on at a label, or at the next one (undefined). */
type Step = readonly [code: number, yes: Label | undefined, no: Label | undefined, value: number];
type Label = 'flags' | 'call' | 'kind' | 'protocol' | 'allow' | 'denied' | 'missing' | 'family' | 'other' | 'next';

/**
 * Returns a filter of system calls for bubblewrap's `--seccomp`. With it, no process of a build can make a user
 * namespace. In one of its own, a build could keep memory where the platform does not find it, and use up what the
 * kernel gives to one user. *By design*: not bubblewrap's `--disable-userns`, which needs version 0.8 and `--unshare-user`,
 * with which a platform that runs as root could not give each app a user of its own.
 * Nor can a process use the kernel's keys: a build would share the keyring of its session, and that of its user, with the platform or
 * with other builds. These calls fail as in a kernel without them. Undefined for other processors.
 */
export function systemCallFilter(): Buffer | undefined {
  if (process.arch !== 'x64' && process.arch !== 'arm64') return undefined;
  return assemble([
    ...INTERFACES.flatMap(forInterface),
    // Another interface.
    [RETURN, 0, 0, ERRNO | ENOSYS],
  ]);
}

function forInterface({ interface: name, ...numbers }: (typeof INTERFACES)[number]): readonly Instruction[] {
  const { clone, unshare, keys, socket } = numbers;
  const sections: Readonly<Partial<Record<Label, readonly Step[]>>> = {
    call: [
      [LOAD, undefined, undefined, INTERFACE],
      [EQUALS, undefined, 'next', name],
      [LOAD, undefined, undefined, NUMBER],
      [EQUALS, 'missing', undefined, CLONE3],
      [EQUALS, 'missing', undefined, IO_URING_SETUP],
      [AT_LEAST, 'missing', undefined, X32],
      [EQUALS, 'kind', undefined, socket],
      ...('multiplexed' in numbers ? ([[EQUALS, 'other', undefined, numbers.multiplexed]] as const) : []),
      [EQUALS, 'flags', undefined, clone],
      [EQUALS, 'flags', undefined, unshare],
      [AT_LEAST, undefined, 'allow', keys],
      [AT_LEAST, 'allow', 'missing', keys + KEY_CALLS],
    ],
    flags: [
      [LOAD, undefined, undefined, FIRST],
      [HAS_BITS, 'denied', 'allow', CLONE_NEWUSER],
    ],
    other: [
      [LOAD, undefined, undefined, FIRST],
      [EQUALS, 'missing', 'allow', MULTIPLEXED_SOCKET],
    ],
    kind: [
      [LOAD, undefined, undefined, FIRST],
      ...FAMILIES.map((family): Step => [EQUALS, 'protocol', undefined, family]),
      [RETURN, undefined, undefined, ERRNO | EAFNOSUPPORT],
    ],
    protocol: [
      [LOAD, undefined, undefined, THIRD],
      [AT_LEAST, 'family', 'allow', OTHER_PROTOCOLS],
    ],
    family: [[RETURN, undefined, undefined, ERRNO | EPROTONOSUPPORT]],
    denied: [[RETURN, undefined, undefined, ERRNO | EPERM]],
    missing: [[RETURN, undefined, undefined, ERRNO | ENOSYS]],
    allow: [[RETURN, undefined, undefined, ALLOW]],
    // The next interface.
    next: [],
  };
  return resolved(sections);
}

/** Replaces labels by the number of instructions that are left out. All labels are behind the instructions that name them. */
function resolved(sections: Readonly<Partial<Record<Label, readonly Step[]>>>): readonly Instruction[] {
  const places = new Map<string, number>();
  const steps: Step[] = [];
  for (const [label, section] of Object.entries(sections)) {
    places.set(label, steps.length);
    steps.push(...section);
  }
  return steps.map(([code, yes, no, value], at) => {
    const distance = (label: Label | undefined) => (label === undefined ? 0 : (places.get(label) ?? at) - at - 1);
    return [code, distance(yes), distance(no), value];
  });
}

function assemble(instructions: readonly Instruction[]): Buffer {
  const bytes = Buffer.alloc(instructions.length * 8);
  for (const [index, [code, yes, no, value]] of instructions.entries()) {
    bytes.writeUInt16LE(code, index * 8);
    bytes.writeUInt8(yes, index * 8 + 2);
    bytes.writeUInt8(no, index * 8 + 3);
    bytes.writeUInt32LE(value, index * 8 + 4);
  }
  return bytes;
}
