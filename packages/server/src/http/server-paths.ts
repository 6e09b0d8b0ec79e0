import { pagePaths } from '../pages/page-paths.ts';

const roots = ['/auth/', '/app/', '/web/', '/calendario/', `${pagePaths.card}/`, `${pagePaths.vetForm}/`];
const files = new Set(['/health', '/ready', '/openapi.json']);

export function isServerPath(path: string): boolean {
  return files.has(path) || roots.some((root) => path.startsWith(root));
}
