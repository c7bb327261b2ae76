export { AddArticlePage as Component } from './AddArticlePage.tsx'
export { loadCreationForm as loader } from './loadCreationForm.ts'
