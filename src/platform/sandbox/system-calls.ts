/**
 * Numbers of the system calls that make namespaces, and the first of the three for keys (`add_key`, `request_key`, `keyctl`), for
 * each interface of a processor (`AUDIT_ARCH_…`).
 */
const INTERFACES = [
  { interface: 0xc000003e, clone: 56, unshare: 272, keys: 248 }, // x86-64
  { interface: 0x40000003, clone: 120, unshare: 310, keys: 286 }, // i386
  { interface: 0xc00000b7, clone: 220, unshare: 97, keys: 217 }, // arm64
  { interface: 0x40000028, clone: 120, unshare: 337, keys: 309 }, // arm
] as const;
/** `clone3` has one number everywhere. A filter cannot read its flags, so it is refused as a kernel without it does. */
const CLONE3 = 435;
const KEY_CALLS = 3;
/** The bit of calls of the x32 interface, which shares the number of x86-64. */
const X32 = 0x40000000;
const CLONE_NEWUSER = 0x10000000;

/** Offsets in `struct seccomp_data`. */
const NUMBER = 0;
const INTERFACE = 4;
const FLAGS = 16;

const ALLOW = 0x7fff0000;
const ERRNO = 0x00050000;
const EPERM = 1;
const ENOSYS = 38;

/** Instructions of the kernel's packet filter: load a word, compare it, return. */
const LOAD = 0x20;
const EQUALS = 0x15;
const AT_LEAST = 0x35;
const HAS_BITS = 0x45;
const RETURN = 0x06;

type Instruction = readonly [code: number, yes: number, no: number, value: number];

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

function forInterface({ interface: name, clone, unshare, keys }: (typeof INTERFACES)[number]): readonly Instruction[] {
  return [
    [LOAD, 0, 0, INTERFACE],
    [EQUALS, 0, 12, name],
    [LOAD, 0, 0, NUMBER],
    [EQUALS, 9, 0, CLONE3],
    [AT_LEAST, 8, 0, X32],
    [AT_LEAST, 0, 1, keys],
    [AT_LEAST, 0, 6, keys + KEY_CALLS],
    [EQUALS, 1, 0, clone],
    [EQUALS, 0, 3, unshare],
    [LOAD, 0, 0, FLAGS],
    [HAS_BITS, 0, 1, CLONE_NEWUSER],
    [RETURN, 0, 0, ERRNO | EPERM],
    [RETURN, 0, 0, ALLOW],
    [RETURN, 0, 0, ERRNO | ENOSYS],
    // The next interface.
  ];
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
