import { jest } from '@jest/globals'
import { act, cleanup, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import {
	UNSAFE_createMemoryHistory as createMemoryHistory,
	createMemoryRouter,
	RouterProvider as LibraryProvider,
	type LoaderFunctionArgs,
	Outlet,
	type RouteObject,
	useRouteError as useLibraryError,
	useLoaderData,
	useLocation,
	useNavigation,
} from 'react-router'
import { createRouter } from './createRouter.ts'
import { RouterProvider, UNANNOUNCED_MS } from './RouterProvider.tsx'
import { useRouteError as useOwnError } from './routeError.ts'
import type { LeanRouter, RouterOptions } from './types.ts'

interface Start extends RouterOptions {
	entries?: string[]
}

type Drives = Pick<LeanRouter, 'state' | 'navigate' | 'revalidate' | 'dispose'>

export interface Page {
	router: Drives
	text(): string
	/** Lets everything that can go on go on. */
	settle(): Promise<void>
	/** Waits so long that a page on its way counts as slow and is announced. */
	linger(): Promise<void>
	revalidate(): Promise<void>
	go(to: Parameters<LeanRouter['navigate']>[0] | number, options?: Parameters<LeanRouter['navigate']>[1]): Promise<void>
}

type Open = (routes: RouteObject[], start?: Start) => Promise<Page>

async function shown(router: Drives, provider: ReactNode): Promise<Page> {
	render(provider)
	opened.push(router)
	const settle = (milliseconds?: number) =>
		act(async () => {
			await new Promise((resolve) => setTimeout(resolve, milliseconds))
		})
	await settle()
	return {
		router,
		settle: () => settle(),
		linger: () => settle(UNANNOUNCED_MS + 10),
		text: () => document.body.textContent ?? '',
		async revalidate() {
			act(() => void router.revalidate())
			await settle()
		},
		async go(to, options) {
			act(() => void (typeof to === 'number' ? router.navigate(to) : router.navigate(to, options)).catch(() => {}))
			await settle()
		},
	}
}

const library: Open = async (routes, { entries = ['/'], patchRoutesOnNavigation } = {}) => {
	const router = createMemoryRouter(routes, {
		initialEntries: entries,
		...(patchRoutesOnNavigation ? { patchRoutesOnNavigation } : {}),
	})
	return shown(router, <LibraryProvider router={router} />)
}

export const lean: Open = async (routes, { entries = ['/'], ...options } = {}) => {
	const router = createRouter(createMemoryHistory({ initialEntries: entries }), routes, options)
	return shown(router, <RouterProvider router={router} />)
}

/** The library and ours: what a test says of one holds for the other. */
export const ROUTERS: [string, Open][] = [
	['the library', library],
	['the lean router', lean],
]

const opened: Drives[] = []

beforeEach(() => {
	sessionStorage.clear()
	// jsdom has none.
	window.scrollTo = () => {}
	// The library's development build advises on routes that are as short as a test wants them.
	jest.spyOn(console, 'warn').mockImplementation(() => {})
})

afterEach(() => {
	cleanup()
	for (const router of opened.splice(0)) router.dispose()
})

/** An answer that a test gives when it wants to. */
export interface Gate<T> {
	loader(args: LoaderFunctionArgs): Promise<T>
	/** The arguments of each call so far. */
	calls: LoaderFunctionArgs[]
	/** Answers a call, the newest without a number. */
	open(value: T, call?: number): Promise<void>
	fail(error: unknown, call?: number): Promise<void>
}

export function gate<T>(): Gate<T> {
	const waiting: PromiseWithResolversLike<T>[] = []
	const calls: LoaderFunctionArgs[] = []
	const settled = (does: (each: PromiseWithResolversLike<T> | undefined) => void, call = waiting.length - 1) =>
		act(async () => {
			does(waiting[call])
			await new Promise((resolve) => setTimeout(resolve))
		})
	return {
		calls,
		loader(args) {
			calls.push(args)
			return new Promise((resolve, reject) => waiting.push({ resolve, reject }))
		},
		open: (value, call) => settled((each) => each?.resolve(value), call),
		fail: (error, call) => settled((each) => each?.reject(error), call),
	}
}

interface PromiseWithResolversLike<T> {
	resolve(value: T): void
	reject(reason: unknown): void
}

/** A page that says its name and its data. */
export function named(name: string) {
	return function Named() {
		const data: unknown = useLoaderData()
		return <p>{data === undefined ? name : `${name} with ${JSON.stringify(data)}`}</p>
	}
}

/** A frame that says where the reader is and where they are going. */
export function Frame() {
	const { state, location } = useNavigation()
	const { pathname, search } = useLocation()
	return (
		<>
			<header>{`[at ${pathname}${search}, ${state}${location ? ` to ${location.pathname}` : ''}] `}</header>
			<Outlet />
		</>
	)
}

/** The error of the router that the page is under. */
export function useRouteError(): unknown {
	const [own, library] = [useOwnError(), useLibraryError()]
	return own ?? library
}

/** What stands for an error, with its words. */
export function Failure() {
	const error = useRouteError()
	return <p>{`failed: ${error instanceof Error ? error.message : JSON.stringify(error)}`}</p>
}

/** Follows the link of that name as a reader does. */
export async function click(page: Page, name: string | RegExp): Promise<void> {
	act(() => screen.getByText(name).click())
	await page.settle()
}
