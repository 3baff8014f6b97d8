import sharp from 'sharp';

/** The colour that marks a pixel that differs. */
const MARK = [150, 72, 40];

interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

/**
 * Compares two pictures pixel by pixel.
 * @returns how many pixels differ and a picture of where; `undefined` when none does
 */
export async function comparePictures(
  before: Buffer,
  after: Buffer,
): Promise<{ pixels: number; difference: Buffer } | undefined> {
  if (before.equals(after)) return undefined;
  const [one, other] = await Promise.all([readPixels(before), readPixels(after)]);
  const width = Math.max(one.width, other.width);
  const height = Math.max(one.height, other.height);
  const difference = Buffer.alloc(width * height * 3, 255);
  let pixels = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [from, to] = [pixelAt(one, x, y), pixelAt(other, x, y)];
      const target = (y * width + x) * 3;
      if (from !== undefined && from === to) {
        difference.fill(200 + Math.floor((from >> 16) / 5), target, target + 3);
      } else {
        pixels += 1;
        difference.set(MARK, target);
      }
    }
  }
  if (pixels === 0) return undefined;
  const picture = sharp(difference, { raw: { width, height, channels: 3 } });
  return { pixels, difference: await picture.png().toBuffer() };
}

async function readPixels(picture: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** A pixel as one number, `undefined` outside of the picture. */
function pixelAt({ data, width, height }: Pixels, x: number, y: number) {
  if (x >= width || y >= height) return undefined;
  return data.readUIntBE((y * width + x) * 3, 3);
}
