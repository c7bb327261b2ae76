import { Link } from 'react-router-dom'
import { type Credit, entityPath } from 'shared-contract'
import { useLocale } from 'shared-i18n'
import { color, from, radius, size, space } from 'shared-ui'
import { styled } from 'styled-components'

/** The grid of people: two columns from landscape phones on, three on wide screens. */
export const Credits = styled.ul`
	display: grid;
	gap: ${space[3]};
	${from.phone} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`

export const CreditCard = styled.li`
	display: flex;
	flex-wrap: wrap;
	align-items: center;
	gap: ${space[2]};
	min-width: 0;
	padding: ${space[2]} ${space[3]};
	border: 1px solid ${color.line};
	border-radius: ${radius.md};
	background: ${color.surface};
	${from.phone} { gap: ${space[3]}; }
`

export const CreditText = styled.div`
	flex: 1 1 5rem;
	min-width: 0;
	font-size: ${size.sm};
	line-height: 1.35;
	strong, span { display: block; overflow-wrap: anywhere; }
	strong { font-weight: 650; }
	/* A target of at least 24 px. */
	a { display: inline-flex; align-items: center; min-width: 24px; min-height: 24px; text-decoration: none; }
	a:hover { text-decoration: underline; }
	span { font-size: ${size.xs}; color: ${color.muted}; }
	&:last-of-type:not(:first-of-type) { text-align: end; }
`

interface CreditNameProps {
	credit: Pick<Credit, 'name' | 'nativeName'>
	/** The path of the page of the person or the character. */
	to?: string | undefined
}

/** The name of a person or a character. Japanese pages show the native name, if there is one. */
export function CreditName({ credit, to }: CreditNameProps) {
	const name = useLocale() === 'ja' ? (credit.nativeName ?? credit.name) : credit.name
	return to === undefined ? name : <Link to={to}>{name}</Link>
}

/** The path of the page of a credit; undefined if the server that sent it does not know the id. */
export function creditPath(type: 'person' | 'character', { id }: Pick<Credit, 'id'>): string | undefined {
	return id === undefined ? undefined : entityPath(type, id)
}
