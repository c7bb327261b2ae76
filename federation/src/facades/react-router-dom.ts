/**
 * What Niouka uses of `react-router-dom`. Host and slices share this module in the library's place, because a shared
 * module is never tree-shaken. `tsconfig.base.json` maps the library's types to it, so that importing another symbol
 * fails the type check: add it here when it is needed, and look at the shell's size.
 */
export type {
	LinkProps,
	LoaderFunction,
	LoaderFunctionArgs,
	Location,
	NavLinkProps,
	RouteObject,
	ShouldRevalidateFunction,
	To,
} from 'react-router'
export {
	createBrowserRouter,
	createMemoryRouter,
	isRouteErrorResponse,
	Link,
	NavLink,
	Outlet,
	redirect,
	ScrollRestoration,
	useLoaderData,
	useLocation,
	useMatches,
	useNavigate,
	useNavigation,
	useParams,
	useRevalidator,
	useRouteError,
	useSearchParams,
} from 'react-router'
export { RouterProvider } from 'react-router/dom'
