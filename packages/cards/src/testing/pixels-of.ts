export async function pixelsOf(photo: Blob) {
  const bitmap = await createImageBitmap(photo);
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
  if (!context) throw new Error('no canvas');
  context.drawImage(bitmap, 0, 0);
  const at = (x: number, y: number) => [...context.getImageData(x, y, 1, 1).data.subarray(0, 3)];
  const isDark = (x: number, y: number) => at(x, y).reduce((sum, value) => sum + value, 0) < 384;
  return { at, isDark };
}
