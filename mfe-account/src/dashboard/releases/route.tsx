export { loadReleases as loader } from './loadReleases.ts'
export { ReleasesPage as Component } from './ReleasesPage.tsx'
