export { loadSettings as loader, shouldRevalidateSettings as shouldRevalidate } from './loadSettings.ts'
export { SettingsPage as Component } from './SettingsPage.tsx'
