export { ListsPage as Component } from './ListsPage.tsx'
export { loadLists as loader } from './loadLists.ts'
