import type { Page } from '@playwright/test'

/** The names of `./identity`'s modules that are not the very same objects in a slice and in the host. */
export function strangers(page: Page, slice: string) {
	return page.evaluate(async (name) => {
		const federation = Reflect.get<object, string>(window, '__FEDERATION__')
		const host = federation.__INSTANCES__.find((instance: { name: string }) => instance.name === 'niouka')
		const given = (request: string) => host.options.shared[request][0].lib()
		const { module: seen } = await given('shared-composition').load(name, 'identity')
		// A busy machine is slow: it will have come when this is asked again.
		if (!seen) return ['everything']
		const [controls] = Object.values<{ lib(): { Tabs: unknown } }>(host.shareScopeMap.default['shared-ui/controls'])
		const same = {
			react: seen.react.useState === given('react').useState,
			jsxRuntime: seen.jsxRuntime.jsx === given('react/jsx-runtime').jsx,
			reactDom: seen.reactDom.createPortal === given('react-dom').createPortal,
			router: seen.router.Link === given('react-router-dom').Link,
			styledComponents: seen.styledComponents.styled === given('styled-components').styled,
			nanostores: seen.nanostores.atom === given('nanostores').atom,
			nanostoresReact: seen.nanostoresReact.useStore === given('@nanostores/react').useStore,
			session: seen.state.$session === given('shared-state').$session,
			locale: seen.i18n.$locale === given('shared-i18n').$locale,
			registry: seen.composition.$registry === given('shared-composition').$registry,
			button: seen.ui.Button === given('shared-ui').Button,
			// The host fetches it when a slice asks for it.
			controls: seen.controls.Tabs === controls?.lib().Tabs,
		}
		return Object.entries(same).flatMap(([module, isSame]) => (isSame ? [] : [module]))
	}, slice)
}
