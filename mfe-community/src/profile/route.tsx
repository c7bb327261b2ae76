export { loadProfile as loader, stayOnTabs as shouldRevalidate } from './loadProfile.ts'
export { ProfilePage as Component } from './ProfilePage.tsx'
