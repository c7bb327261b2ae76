export { AddArticlePage as Component } from './AddArticlePage.tsx'
export { loadAdd as loader } from './loadAdd.ts'
