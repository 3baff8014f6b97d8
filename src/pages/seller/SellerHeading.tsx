export function SellerHeading({ children }: { children: string }) {
  return <h1 className="pt-page-top pb-page-head heading-1">{children}</h1>;
}
