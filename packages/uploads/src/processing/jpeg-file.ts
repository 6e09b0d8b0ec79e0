/** Names the reduced file as the JPEG that it is (O-UP-02). */
export function jpegFile(jpeg: Blob, { name }: File): File {
  const stem = name.replace(/\.[^.]*$/u, '') || 'foto';
  return new File([jpeg], `${stem}.jpg`, { type: 'image/jpeg' });
}
