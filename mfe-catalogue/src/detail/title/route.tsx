export { loadTitle as loader } from './loadTitle.ts'
export { TitlePage as Component } from './TitlePage.tsx'
