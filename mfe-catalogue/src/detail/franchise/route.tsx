export { FranchisePage as Component } from './FranchisePage.tsx'
export { loadFranchise as loader } from './loadFranchise.ts'
