import { useCallback, type ImgHTMLAttributes } from 'react';

export interface BlobImageProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'src' | 'alt'> {
  blob: Blob;
  alt: string;
}

export function BlobImage({ blob, alt, ...image }: BlobImageProps) {
  const show = useCallback(
    (element: HTMLImageElement) => {
      const url = URL.createObjectURL(blob);
      element.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [blob],
  );
  return <img {...image} ref={show} alt={alt} />;
}
