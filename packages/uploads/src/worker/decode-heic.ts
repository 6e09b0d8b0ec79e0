import createLibheif from 'libheif-js/libheif-wasm/libheif.js';
import wasmUrl from 'libheif-js/libheif-wasm/libheif.wasm?url';

/** Decodes the first image of a HEIC file, which only Safari can by itself. Loaded for such files only (1.4 MB). */
export async function decodeHeic(file: Blob): Promise<ImageBitmap> {
  const [wasm, bytes] = await Promise.all([fetch(wasmUrl), file.arrayBuffer()]);
  const libheif = createLibheif({ wasmBinary: await wasm.arrayBuffer() });
  const decoder = new libheif.HeifDecoder();
  const [image] = decoder.decode(bytes);
  if (!image) throw new Error('the file holds no image');
  const pixels = new ImageData(image.get_width(), image.get_height());
  await new Promise<void>((resolve, reject) => {
    image.display(pixels, (shown) => (shown ? resolve() : reject(new Error('the image cannot be decoded'))));
  });
  image.free();
  return createImageBitmap(pixels);
}
