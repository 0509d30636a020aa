/**
 * Modules of Node.js for code that every short command loads. An `import` of one reads all its exports, and some of them load streams,
 * promises or WebCrypto at that moment: the start of a command would take a tenth longer.
 */
export const fs = process.getBuiltinModule('node:fs');
export const util = process.getBuiltinModule('node:util');
