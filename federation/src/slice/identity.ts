/**
 * The shared modules as this slice's own code sees them. Every slice exposes it as `./identity`, in a chunk that only
 * tests and the workbench fetch: they compare what it holds with what the host holds.
 */
export * as nanostoresReact from '@nanostores/react'
export * as nanostores from 'nanostores'
export * as react from 'react'
export * as jsxRuntime from 'react/jsx-runtime'
export * as reactDom from 'react-dom'
export * as router from 'react-router-dom'
export * as composition from 'shared-composition'
export * as i18n from 'shared-i18n'
export * as state from 'shared-state'
export * as ui from 'shared-ui'
export * as styledComponents from 'styled-components'
