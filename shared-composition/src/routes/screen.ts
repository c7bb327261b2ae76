import type { ComponentType } from 'react'
import type { LoaderFunction, ShouldRevalidateFunction } from 'react-router-dom'

/** What the module of a screen exports: the same names as React Router's lazy routes. */
export interface ScreenModule {
	Component: ComponentType
	loader?: LoaderFunction
	ErrorBoundary?: ComponentType
	shouldRevalidate?: ShouldRevalidateFunction
}

/** The module of a screen. Throws where it is none, which is the slice's own mistake. */
export function screenModule(module: unknown): ScreenModule {
	if (!isScreen(module)) throw new Error('the module of a screen exports no Component')
	return module
}

/** Whether a module exports what a screen must. */
export function isScreen(module: unknown): module is ScreenModule {
	return typeof module === 'object' && module !== null && typeof Reflect.get(module, 'Component') === 'function'
}
