import { createDecipheriv, hkdfSync, type ECDH } from 'node:crypto';

/** Decrypts a push message like a browser (RFC 8188 and RFC 8291). */
export function decryptPush(body: Buffer, browser: ECDH, auth: string): string {
  const salt = body.subarray(0, 16);
  const keyEnd = 21 + body.readUInt8(20);
  const serverKey = body.subarray(21, keyEnd);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), serverKey]);
  const secret = hkdfSync(
    'sha256',
    browser.computeSecret(serverKey),
    Buffer.from(auth, 'base64url'),
    info,
    32,
  );
  const derive = (purpose: string, length: number) =>
    Buffer.from(hkdfSync('sha256', Buffer.from(secret), salt, `Content-Encoding: ${purpose}\0`, length));
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  decipher.setAuthTag(body.subarray(-16));
  const plain = Buffer.concat([decipher.update(body.subarray(keyEnd, -16)), decipher.final()]);
  return plain.subarray(0, plain.lastIndexOf(2)).toString();
}
