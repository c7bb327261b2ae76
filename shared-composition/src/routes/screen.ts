import type { ComponentType } from 'react'
import type { LoaderFunction, ShouldRevalidateFunction } from 'react-router-dom'

/** The result of a screen's loader while the screen's code is not loaded. */
export const SCREEN_NOT_LOADED = 'niouka: the screen is missing'

/** The exports of a screen's module, named as in React Router's lazy routes. */
export interface ScreenModule {
	Component: ComponentType
	loader?: LoaderFunction
	ErrorBoundary?: ComponentType
	shouldRevalidate?: ShouldRevalidateFunction
}

/**
 * Checks the module of a screen.
 * @throws if it exports no component, which is a fault of the slice
 */
export function screenModule(module: unknown): ScreenModule {
	if (!isScreen(module)) throw new Error('the module of a screen exports no Component')
	return module
}

/** True if a module exports a screen. */
export function isScreen(module: unknown): module is ScreenModule {
	return typeof module === 'object' && module !== null && typeof Reflect.get(module, 'Component') === 'function'
}
