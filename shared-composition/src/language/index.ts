export { LanguageMenu } from './LanguageMenu.tsx'
export { LANGUAGES, languageName } from './languages.ts'
