/** A file of a zip by its path. */
export type ZipEntry = { readonly path: string; readonly bytes: Uint8Array };

const localSignature = 0x04034b50;
const centralSignature = 0x02014b50;
const endSignature = 0x06054b50;

/** Version 2.0 of the format, with names in UTF-8. */
const version = 20;
const utf8Names = 0x0800;

/** January 1st, 1980, the first date of the format, so that the output does not depend on the time. */
const fixedDate = 0x0021;

const crcTable = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (crc >>> 8) ^ (crcTable[(crc ^ byte) & 0xff] ?? 0);
  return (crc ^ 0xffffffff) >>> 0;
}

/** Returns the common part of a file's two headers. */
function commonHeader(bytes: Uint8Array, nameLength: number): Buffer {
  const header = Buffer.alloc(26);
  header.writeUInt16LE(version, 0);
  header.writeUInt16LE(utf8Names, 2);
  // Stored without compression, because a compressor's output depends on its version and pictures do not
  // shrink.
  header.writeUInt16LE(0, 4);
  header.writeUInt16LE(0, 6);
  header.writeUInt16LE(fixedDate, 8);
  header.writeUInt32LE(crc32(bytes), 10);
  header.writeUInt32LE(bytes.length, 14);
  header.writeUInt32LE(bytes.length, 18);
  header.writeUInt16LE(nameLength, 22);
  return header;
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

/** Returns a zip of the files in the order of their paths. The same files give the same bytes. */
export function writeZip(entries: readonly ZipEntry[]): Buffer {
  const sorted = entries.toSorted((a, b) => (a.path < b.path ? -1 : 1));
  const parts: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const { path, bytes } of sorted) {
    const name = Buffer.from(path);
    const common = commonHeader(bytes, name.length);
    const local = [uint32(localSignature), common, name, Buffer.from(bytes)];
    const madeBy = Buffer.alloc(2);
    madeBy.writeUInt16LE(version);
    // Comment length, disk, internal and external attributes, all 0.
    central.push(uint32(centralSignature), madeBy, common, Buffer.alloc(10), uint32(offset), name);
    parts.push(...local);
    offset += 30 + name.length + bytes.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(sorted.length, 4);
  end.writeUInt16LE(sorted.length, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...parts, directory, uint32(endSignature), end]);
}

/**
 * Reads a zip of `writeZip`.
 * @throws {Error} if a file is damaged or compressed, or a path occurs twice
 */
export function readZip(zip: Buffer): ZipEntry[] {
  const end = zip.lastIndexOf(uint32(endSignature));
  if (end < 0) throw new Error('This is not a zip');
  const count = zip.readUInt16LE(end + 10);
  let at = zip.readUInt32LE(end + 16);
  const entries = new Map<string, ZipEntry>();
  for (let index = 0; index < count; index += 1) {
    const [method, crc, size, nameLength] = [
      zip.readUInt16LE(at + 10),
      zip.readUInt32LE(at + 16),
      zip.readUInt32LE(at + 24),
      zip.readUInt16LE(at + 28),
    ];
    const path = zip.toString('utf8', at + 46, at + 46 + nameLength);
    const start = zip.readUInt32LE(at + 42) + 30 + nameLength;
    const bytes = zip.subarray(start, start + size);
    if (method !== 0 || crc32(bytes) !== crc) throw new Error(`${path} is damaged`);
    if (entries.has(path)) throw new Error(`${path} occurs twice`);
    entries.set(path, { path, bytes });
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return [...entries.values()];
}
