type Paint = (context: CanvasRenderingContext2D) => void;

async function drawn(
  width: number,
  height: number,
  type: string,
  paint: Paint,
  quality = 0.9,
): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  paint(context);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
  if (!blob) throw new Error(`no ${type}`);
  return blob;
}

function fill(
  context: CanvasRenderingContext2D,
  colour: string,
  left = 0,
  top = 0,
  width = 9e3,
  height = 9e3,
) {
  context.fillStyle = colour;
  context.fillRect(left, top, width, height);
}

/** 600 × 300 stored pixels, red at the top left; EXIF orientation 6 turns them to 300 × 600, red at the top right. */
export async function turnedPhoto(): Promise<File> {
  const jpeg = await drawn(600, 300, 'image/jpeg', (context) => {
    fill(context, '#2a7d4f');
    fill(context, '#d01010', 0, 0, 150, 150);
  });
  return new File([withOrientation(new Uint8Array(await jpeg.arrayBuffer()), 6)], 'foto.jpg', {
    type: 'image/jpeg',
  });
}

export async function transparentImage(): Promise<File> {
  const png = await drawn(400, 400, 'image/png', (context) => {
    context.font = 'bold 90px sans-serif';
    context.fillText('HUELLA', 10, 230);
  });
  return new File([png], 'frente.png', { type: 'image/png' });
}

export async function noisyPhoto(
  width: number,
  height: number,
  type = 'image/png',
  quality?: number,
): Promise<File> {
  const paint: Paint = (context) => {
    const pixels = context.createImageData(width, height);
    let seed = 1;
    for (let at = 0; at < pixels.data.length; at += 1) {
      seed = (seed * 48_271) % 2_147_483_647;
      pixels.data[at] = at % 4 === 3 ? 255 : seed % 256;
    }
    context.putImageData(pixels, 0, 0);
  };
  const blob = await drawn(width, height, type, paint, quality);
  return new File([blob], type === 'image/png' ? 'ruido.png' : 'ruido.jpg', { type });
}

/** Inserts an EXIF segment with this orientation after a JPEG's first two bytes. */
function withOrientation(jpeg: Uint8Array<ArrayBuffer>, orientation: number): Blob {
  const tiff = [
    0x4d,
    0x4d,
    0,
    42,
    0,
    0,
    0,
    8,
    0,
    1,
    0x01,
    0x12,
    0,
    3,
    0,
    0,
    0,
    1,
    0,
    orientation,
    0,
    0,
    0,
    0,
    0,
    0,
  ];
  const exif = [0x45, 0x78, 0x69, 0x66, 0, 0, ...tiff];
  const segment = new Uint8Array([0xff, 0xe1, 0, exif.length + 2, ...exif]);
  return new Blob([jpeg.subarray(0, 2), segment, jpeg.subarray(2)], { type: 'image/jpeg' });
}

export async function pixelsOf(file: Blob) {
  const bitmap = await createImageBitmap(file);
  const { width, height } = bitmap;
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  context?.drawImage(bitmap, 0, 0);
  return {
    width,
    height,
    at: (x: number, y: number) => {
      const pixel = context?.getImageData(x * (width - 1), y * (height - 1), 1, 1);
      return [...(pixel?.data ?? [])].slice(0, 3);
    },
  };
}
