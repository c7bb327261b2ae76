import * as nanostoresReact from '@nanostores/react'
import * as react from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import * as reactDom from 'react-dom'
import * as reactDomClient from 'react-dom/client'
import * as nanostores from 'shared-composition/host/nanostores'
import * as router from 'shared-composition/host/react-router-dom'
import * as styledComponents from 'shared-composition/host/styled-components'
import * as builders from 'shared-contract/builders'
import * as i18n from 'shared-i18n'
import * as state from 'shared-state'
import * as ui from 'shared-ui'
import * as composition from '../index.ts'

/** The shared modules of this page, which slices use instead of their own copies. */
export const PAGE_MODULES: Readonly<Record<string, object>> = {
	react,
	'react/jsx-runtime': jsxRuntime,
	'react-dom': reactDom,
	'react-dom/client': reactDomClient,
	'react-router-dom': router,
	'styled-components': styledComponents,
	nanostores,
	'@nanostores/react': nanostoresReact,
	'shared-contract/builders': builders,
	'shared-ui': ui,
	'shared-i18n': i18n,
	'shared-state': state,
	'shared-composition': composition,
}

/** Shared modules that are loaded when the first slice requests them. */
export const LAZY_MODULES: Readonly<Record<string, () => Promise<object>>> = {
	'shared-state/live': () => import(/* webpackChunkName: "live" */ 'shared-state/live'),
	'shared-ui/controls': () => import(/* webpackChunkName: "controls" */ 'shared-ui/controls'),
	'shared-ui/windows': () => import(/* webpackChunkName: "windows" */ 'shared-ui/windows'),
}
