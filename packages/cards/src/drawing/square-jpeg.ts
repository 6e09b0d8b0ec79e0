/** Pixels; the photo on the issued card is about 230. */
const SIDE = 320;
const QUALITY = 0.9;

/** Crops the middle of an image to a small square JPEG, as a data URL; null when the image cannot be read. */
export async function squareJpeg(url: string): Promise<string | null> {
  try {
    const photo = new Image();
    photo.src = url;
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
