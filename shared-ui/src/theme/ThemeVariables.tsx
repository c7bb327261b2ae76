import { createGlobalStyle } from 'styled-components'
import { themeVariables } from './variables.ts'

/** The theme's variables, for pages whose HTML does not hold them, as the shell's does. */
export const ThemeVariables = createGlobalStyle`${themeVariables}`
