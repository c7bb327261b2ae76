import { useState } from 'react'
import { clearOverrideRoute, type RegistrySlice } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { call, isPreview } from 'shared-state'
import { Button, color, layer, radius, safe, shadow, size, space } from 'shared-ui'
import { styled } from 'styled-components'
import { translations } from './overrideTranslations.ts'

const Badge = styled.aside`
	position: fixed;
	z-index: ${layer.toast};
	left: max(${space[3]}, ${safe.left});
	bottom: max(${space[3]}, ${safe.bottom});
	display: grid;
	gap: ${space[2]};
	max-width: min(22rem, calc(100vw - 2 * ${space[3]}));
	padding: ${space[3]} ${space[4]};
	border: 2px dashed ${color.gold};
	border-radius: ${radius.lg};
	font-size: ${size.sm};
	background: ${color.raised};
	box-shadow: ${shadow.floating};
	p { color: ${color.muted}; }
	form { display: grid; gap: ${space[2]}; }
	ul { display: grid; gap: ${space[1]}; }
	li { overflow-wrap: anywhere; font-family: ui-monospace, monospace; }
`
const Failure = styled.p`
	&& { color: ${color.text}; }
`

/** Lists the overrides of this browser, with a button to remove them. */
export function OverrideBadge({ slices }: { slices: readonly Pick<RegistrySlice, 'name' | 'version'>[] }) {
	const t = useTranslations(translations)
	const [state, setState] = useState<'shown' | 'leaving' | 'failed'>('shown')
	const goBack = async () => {
		setState('leaving')
		const outcome = await call(clearOverrideRoute, { query: {} })
		if (outcome.state === 'done') location.reload()
		else setState('failed')
	}
	return (
		<Badge aria-label={t('title')}>
			<strong>{t('title')}</strong>
			<div>
				<p>{t(slices.length > 0 ? 'only' : 'gone')}</p>
				<ul>
					{slices.map(({ name, version }) => (
						<li key={name}>
							{name} {version}
						</li>
					))}
				</ul>
			</div>
			{state === 'failed' && <Failure role="alert">{t('failed')}</Failure>}
			{isPreview() ? (
				// By a navigation, which takes the version's scripts away.
				<form method="post" action="/preview/end">
					<p>{t('visitor')}</p>
					<Button type="submit">{t('back')}</Button>
				</form>
			) : (
				<Button loading={state === 'leaving'} onClick={() => void goBack()}>
					{t('back')}
				</Button>
			)}
		</Badge>
	)
}
