import { crc32, deflateRawSync } from "node:zlib";

type HandMade = {
  name: string;
  bytes: Buffer;
  /** The unpacked size that the archive claims, if it is false. */
  claims?: number;
};

/** A zip that may contain false values, which no library would write. All files are deflated. */
export function handMadeZip(files: HandMade[], { claimsFiles = files.length } = {}): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, bytes, claims = bytes.length } of files) {
    const packed = deflateRawSync(bytes);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(0x0800, 2);
    fields.writeUInt16LE(8, 4);
    fields.writeUInt32LE(crc32(bytes), 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(claims, 18);
    fields.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from("PK\x03\x04", "latin1"), fields, Buffer.from(name), packed]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(Buffer.from("PK\x01\x02\x14\x00", "latin1"), fields, place, Buffer.from(name));
    parts.push(local);
    offset += local.length;
  }
  const listed = Buffer.concat(directory);
  const large = Buffer.alloc(76);
  large.write("PK\x06\x06", 0, "latin1");
  large.writeBigUInt64LE(44n, 4);
  large.writeBigUInt64LE(BigInt(claimsFiles), 24);
  large.writeBigUInt64LE(BigInt(claimsFiles), 32);
  large.writeBigUInt64LE(BigInt(listed.length), 40);
  large.writeBigUInt64LE(BigInt(offset), 48);
  large.write("PK\x06\x07", 56, "latin1");
  large.writeBigUInt64LE(BigInt(offset + listed.length), 64);
  large.writeUInt32LE(1, 72);
  const end = Buffer.alloc(22);
  end.write("PK\x05\x06", 0, "latin1");
  end.writeUInt16LE(0xffff, 8);
  end.writeUInt16LE(0xffff, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, listed, large, end]);
}
