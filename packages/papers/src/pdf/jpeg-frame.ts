export interface JpegFrame {
  width: number;
  height: number;
  channels: number;
  bits: number;
}

/** SOF0 to SOF15 hold the size; C4, C8 and CC are other segments. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

/** Reads the frame of a JPEG, baseline or progressive. Throws for other bytes. */
export function readJpegFrame(jpeg: Uint8Array): JpegFrame {
  const view = new DataView(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength);
  let at = view.byteLength > 2 && view.getUint16(0) === 0xffd8 ? 2 : view.byteLength;
  while (at + 10 <= view.byteLength && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    if (isFrame(marker))
      return {
        bits: view.getUint8(at + 4),
        height: view.getUint16(at + 5),
        width: view.getUint16(at + 7),
        channels: view.getUint8(at + 9),
      };
    at += 2 + view.getUint16(at + 2);
  }
  throw new TypeError('not a JPEG');
}
