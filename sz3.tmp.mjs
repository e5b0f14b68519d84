import {readFileSync} from 'fs'; import {brotliCompressSync as b, constants} from 'zlib'; import {load} from 'cheerio';
const br=s=>b(Buffer.from(s),{params:{[constants.BROTLI_PARAM_QUALITY]:11}}).length;
const h=readFileSync('dist/site/index.html','utf8'); const base=br(load(h).html());
const $0=load(h); const svg=$0('.hero-scene'); console.log('hero children',svg.children().length);
svg.children().each((i,e)=>{const $=load(h); const c=$('.hero-scene').children().eq(i); const html=$.html(c); c.remove(); console.log(i,e.tagName,html.length,base-br($.html()),html.slice(0,90))});
const t=(n,f)=>{const $=load(h); f($); console.log(n.padEnd(28),base-br($.html()))};
t('grass svg',$=>$('footer').prev('svg').remove()); t('all svg w/ pattern',$=>$('svg:has(pattern)').not('.hero-scene').remove()); t('yard',$=>$('.yard').remove()); t('jsonld',$=>$('script[type*=ld]').remove()); t('stamp',$=>$('.hero-stamp').remove());
t('footer',$=>$('footer').remove());t('header',$=>$('header').remove());t('links in drawer',$=>$('dialog li').remove());
t('area list',$=>$('#areas li').remove()); t('labels',$=>$('form label').remove()); t('trust',$=>$('[class*=trust]').remove());
