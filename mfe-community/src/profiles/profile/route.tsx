export { loadProfile as loader, revalidateUnlessTabChange as shouldRevalidate } from './loadProfile.ts'
export { ProfilePage as Component } from './ProfilePage.tsx'
