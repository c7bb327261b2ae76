export { loadSettings as loader, stayOnSections as shouldRevalidate } from './loadSettings.ts'
export { SettingsPage as Component } from './SettingsPage.tsx'
