export { loadTitle as loader } from '../title/loadTitle.ts'
export { MangaPage as Component } from './MangaPage.tsx'
