import 'shared-ui/fonts.css'
import 'shared-ui/fonts-ja.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider, redirect } from 'react-router-dom'
import { GlobalStyle } from 'shared-ui'
import { createGlobalStyle } from 'styled-components'
import { followBuilds, loadBench } from './bench.ts'
import { openAddress } from './openAddress.ts'
import { Workbench } from './Workbench.tsx'

// Its parts scroll by themselves: the window needs no room for a bar.
const OwnScrolling = createGlobalStyle`html { scrollbar-gutter: auto; }`

/** Starts the workbench's own page. A tool for developers: in English. */
export async function startWorkbench(): Promise<void> {
	document.documentElement.lang = 'en'
	const root = document.getElementById('root')
	if (!root) throw new Error('Could not find root element to mount to')
	const opening = loadBench()
	followBuilds()
	await opening
	const router = createBrowserRouter([
		{ path: '/workbench/*', loader: openAddress, Component: Workbench },
		// A development server gives this page at every address.
		{ path: '*', loader: () => redirect('/workbench/') },
	])
	createRoot(root).render(
		<StrictMode>
			<GlobalStyle />
			<OwnScrolling />
			<RouterProvider router={router} />
		</StrictMode>,
	)
}
