/**
 * The shared modules as this slice's own code sees them. Every slice exposes it as `./identity`, in a chunk that only
 * tests and the workbench fetch: they compare what it holds with what the host holds.
 */
import * as nanostoresReact from '@nanostores/react'
import * as nanostores from 'nanostores'
import * as react from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import * as reactDom from 'react-dom'
import * as router from 'react-router-dom'
import * as composition from 'shared-composition'
import * as i18n from 'shared-i18n'
import * as state from 'shared-state'
import * as ui from 'shared-ui'
import * as controls from 'shared-ui/controls'
import * as windows from 'shared-ui/windows'
import * as styledComponents from 'styled-components'

export {
	composition,
	controls,
	i18n,
	jsxRuntime,
	nanostores,
	nanostoresReact,
	react,
	reactDom,
	router,
	state,
	styledComponents,
	ui,
	windows,
}
