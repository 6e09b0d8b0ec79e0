/** A file to send: what is reduced is a JPEG, and its name says so (O-UP-02). */
export function jpegFile(jpeg: Blob, { name }: File): File {
  const stem = name.replace(/\.[^.]*$/u, '') || 'foto';
  return new File([jpeg], `${stem}.jpg`, { type: 'image/jpeg' });
}
