import { business } from "#content/business.ts";
import { footerWords, quickLinks } from "#content/navigation.ts";
import { mailLink } from "#domain/mail-link.ts";
import { formatPhone } from "#domain/phone.ts";
import { PawMark } from "#site/drawings/paw-mark.tsx";

/** The lawn at the end of every page: quick links and how to reach the team. */
export function SiteFooter() {
  return (
    <>
      {/* A file of its own, as every page ends with it. It comes after all else, but not late: a captured page would lack it. */}
      <img
        src="/grass.svg"
        alt=""
        fetchPriority="low"
        className="relative -mt-[69px] h-[70px] w-full"
      />
      <footer id="contact" className="on-dark relative bg-lawn pt-10 pb-12 text-white">
        <div className="wrap grid gap-x-16 gap-y-10 sm:grid-cols-2 lg:grid-cols-[1.1fr_1.2fr_auto]">
          <div>
            <p className="flex items-center gap-3 font-display text-[2rem] leading-none font-black tracking-[-.02em]">
              <PawMark className="size-12" />
              {business.name}
            </p>
            <p className="mt-4">{business.place}</p>
            <p className="mt-1">{`© ${business.year} ${business.name}`}</p>
          </div>
          <nav aria-label={footerWords.links} className="sm:max-lg:order-1 sm:max-lg:col-span-2">
            <h2 className="text-lg">{footerWords.links}</h2>
            <ul className="mt-2 columns-[9.5rem] gap-8">
              {quickLinks.map((link) => (
                <li key={link.href}>
                  <a href={link.href} className="tap link-quiet">
                    {link.label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <div>
            <h2 className="text-lg">{footerWords.contact}</h2>
            <ul className="mt-2">
              <li>
                <a href={`tel:${business.phone}`} className="tap link-quiet font-semibold">
                  {formatPhone(business.phone)}
                </a>
              </li>
              <li>
                <a href={mailLink(business.email)} className="tap link-quiet">
                  {business.email}
                </a>
              </li>
            </ul>
          </div>
        </div>
      </footer>
    </>
  );
}
