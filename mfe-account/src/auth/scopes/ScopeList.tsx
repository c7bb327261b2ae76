import type { Scope } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { CheckIcon, color, space } from 'shared-ui'
import { styled } from 'styled-components'
import { translations } from '../../translations.ts'

const List = styled.ul`
	display: grid;
	gap: ${space[1]};
	li { display: flex; gap: ${space[2]}; }
	svg { flex: none; margin-top: 0.25em; color: ${color.live}; }
`

/** What an app or a token may do, in words. */
export function ScopeList({ scopes }: { scopes: readonly Scope[] }) {
	const t = useTranslations(translations)
	return (
		<List>
			{scopes.map((scope) => (
				<li key={scope}>
					<CheckIcon size={16} />
					<span>{t(`scope.${scope}`)}</span>
				</li>
			))}
		</List>
	)
}
