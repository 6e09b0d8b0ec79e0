/** Twice the photo's place on the issued card would be waste: the card has one size. */
const SIDE = 320;
const QUALITY = 0.9;

/** The middle of a picture as a small square JPEG in a data URL; null when the picture cannot be read. */
export async function squareJpeg(address: string): Promise<string | null> {
  try {
    const photo = new Image();
    photo.src = address;
    await photo.decode();
    const canvas = document.createElement('canvas');
    canvas.width = SIDE;
    canvas.height = SIDE;
    const side = Math.min(photo.naturalWidth, photo.naturalHeight);
    const [left, top] = [(photo.naturalWidth - side) / 2, (photo.naturalHeight - side) / 2];
    canvas.getContext('2d')?.drawImage(photo, left, top, side, side, 0, 0, SIDE, SIDE);
    return canvas.toDataURL('image/jpeg', QUALITY);
  } catch {
    return null;
  }
}
