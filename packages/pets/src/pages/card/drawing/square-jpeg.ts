/** Twice the photo's place on the issued card would be waste: the card has one size. */
const SIDE = 320;
const QUALITY = 0.9;

/** The middle of a picture as a small square JPEG in a data URL; null when the picture cannot be read. */
export async function squareJpeg(address: string): Promise<string | null> {
  try {
    const picture = new Image();
    picture.src = address;
    await picture.decode();
    const canvas = document.createElement('canvas');
    canvas.width = SIDE;
    canvas.height = SIDE;
    const side = Math.min(picture.naturalWidth, picture.naturalHeight);
    const [left, top] = [(picture.naturalWidth - side) / 2, (picture.naturalHeight - side) / 2];
    canvas.getContext('2d')?.drawImage(picture, left, top, side, side, 0, 0, SIDE, SIDE);
    return canvas.toDataURL('image/jpeg', QUALITY);
  } catch {
    return null;
  }
}
