import { prepareZXingModule, readBarcodes, type ReadResult } from 'zxing-wasm/reader';
import wasmAddress from 'zxing-wasm/reader/zxing_reader.wasm?url';

prepareZXingModule({ overrides: { locateFile: () => wasmAddress } });

/** A code in a picture: its text, its version, and its corners in pixels, clockwise from its own upper left one. */
export type DecodedCode = Pick<ReadResult, 'text' | 'position' | 'version'>;

/** Reads all QR codes in these pixels, also turned, mirrored and inverted ones. What is damaged is left out, never guessed. */
export async function decodeCodes(pixels: ImageData): Promise<DecodedCode[]> {
  const found = await readBarcodes(pixels, {
    formats: ['QRCode'],
    tryHarder: true,
    tryDownscale: false,
    maxNumberOfSymbols: 8,
  });
  return found.filter(({ isValid, text }) => isValid && text !== '');
}
