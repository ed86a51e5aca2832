/** Pages are gone to, scripts are not. */
export function isPage(url: string): boolean {
  try {
    return /^https?:$/.test(new URL(url, 'https://shop.invalid').protocol);
  } catch {
    return false;
  }
}
