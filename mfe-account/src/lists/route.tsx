export { ListsPage as Component } from './ListsPage.tsx'
export { loadLists as loader, shouldRevalidateLists as shouldRevalidate } from './loadLists.ts'
